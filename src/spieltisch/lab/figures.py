"""The pictures of a report, drawn by Plotly. Each says how many games or seats it rests on."""

from typing import Any

from spieltisch.lab.comparison import Mean
from spieltisch.lab.extra import need
from spieltisch.lab.findings import Rate
from spieltisch.lab.standings import Z

INK, SOFT, LINE = "#1f3a4d", "#8fb3c7", "#c8553d"
EVEN = {"line_dash": "dot", "line_color": LINE, "line_width": 2, "opacity": 1}  # where all would be equal


def figure(traces: list[Any], x: str, y: str, height: int = 340, **layout: Any) -> Any:
    go = need("plotly.graph_objects")
    drawn = go.Figure(traces)
    drawn.update_layout(
        template="simple_white",
        height=height,
        margin={"l": 60, "r": 20, "t": 40, "b": 50},
        font={"family": "system-ui, sans-serif", "size": 14, "color": INK},
        xaxis_title=x,
        yaxis_title=y,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0},
        bargap=0.08,
        **layout,
    )
    return drawn


def histogram(values: dict[str, list[float]], x: str, unit: str = "games", y: str = "") -> Any:
    """How often each value came up; several groups lie over each other, in shares."""
    go = need("plotly.graph_objects")
    several = len(values) > 1
    low = min(min(group) for group in values.values())
    high = max(max(group) for group in values.values())
    # Whole bins: a bin that holds two whole numbers beside one that holds three would draw teeth.
    size = max(1, -(-int(high - low + 1) // 40))
    traces = [
        go.Histogram(
            x=group,
            name=f"{name} (n = {len(group):,})",
            xbins={"start": low - 0.5, "end": high + size, "size": size},
            marker_color=[INK, LINE, SOFT][at % 3],
            opacity=0.65 if several else 1,
            histnorm="percent" if several else "",
        )
        for at, (name, group) in enumerate(values.items())
    ]
    return figure(traces, x, y or (f"% of {unit}" if several else unit), barmode="overlay", showlegend=several)


def rates(found: dict[str, Rate], x: str, expected: float) -> Any:
    """Win rates as bars with their 95 % intervals."""
    go = need("plotly.graph_objects")
    bars = go.Bar(
        x=[f"{name}<br>n = {rate.n:,}" for name, rate in found.items()],
        width=0.6,
        y=[100 * rate.rate for rate in found.values()],
        error_y=error_bars(list(found.values())),
        marker_color=SOFT,
        hovertemplate="%{x}: %{y:.1f} %<extra></extra>",
    )
    drawn = figure([bars], x, "won, %", yaxis_rangemode="tozero")
    drawn.add_hline(100 * expected, **EVEN)
    return drawn


def error_bars(found: list[Rate]) -> dict[str, Any]:
    return {
        "type": "data",
        "array": [100 * (rate.high - rate.rate) for rate in found],
        "arrayminus": [100 * (rate.rate - rate.low) for rate in found],
        "color": INK,
    }


def bars(values: dict[str, dict[str, float]], y: str) -> Any:
    """Several bars beside each other for each thing: {group: {thing: value}}."""
    go = need("plotly.graph_objects")
    traces = [
        go.Bar(name=group, y=list(things), x=list(things.values()), orientation="h", marker_color=[SOFT, INK][at % 2])
        for at, (group, things) in enumerate(values.items())
    ]
    most = max(len(things) for things in values.values())
    drawn = figure(traces, y, "", height=140 + 44 * most, barmode="group")
    return drawn.update_yaxes(autorange="reversed", automargin=True)


def dots(found: dict[str, tuple[Rate, Rate]], expected: float) -> Any:
    """Win rates with and without each thing, one below the other: a long list at a glance."""
    names = [f"{name}, n = {with_it.n:,}" for name, (with_it, _) in found.items()]
    with_it, without = [[pair[at] for pair in found.values()] for at in range(2)]
    drawn = figure(
        [marks("without it", names, without, SOFT, "circle-open"), marks("with it", names, with_it, INK, "circle")],
        "won, %",
        "",
        height=130 + 24 * len(found),
    )
    drawn.add_vline(100 * expected, **EVEN)
    return drawn.update_yaxes(range=[len(found) - 0.5, -0.5], automargin=True, tickfont={"size": 12})


def marks(name: str, things: list[str], found: list[Rate], colour: str, symbol: str) -> Any:
    """One dot with its interval for each thing."""
    return need("plotly.graph_objects").Scatter(
        name=name,
        y=things,
        x=[100 * rate.rate for rate in found],
        error_x=error_bars(found) | {"color": colour, "thickness": 1.5, "width": 3},
        mode="markers",
        marker={"color": colour, "size": 8, "symbol": symbol},
        customdata=[rate.n for rate in found],
        hovertemplate="%{x:.1f} % (n = %{customdata:,})",
    )


def beside(found: dict[str, tuple[Mean, Mean]], sides: tuple[str, str], x: str, share: bool) -> Any:
    """A figure of two variants with its 95 % interval for each thing: the first a dark ring, the second a red dot."""
    scale = 100 if share else 1
    traces = []
    marks = ((INK, "circle-open", 14), (LINE, "circle", 7))  # the ring is seen around the dot
    for at, (side, (colour, symbol, size)) in enumerate(zip(sides, marks, strict=True)):
        means = [pair[at] for pair in found.values()]
        traces.append(
            need("plotly.graph_objects").Scatter(
                name=side,
                y=list(found),
                x=[scale * one.value for one in means],
                error_x={
                    "type": "data",
                    "array": [scale * Z * one.error for one in means],
                    "color": colour,
                    "width": 3,
                },
                mode="markers",
                marker={"color": colour, "size": size, "symbol": symbol},
                customdata=[one.n for one in means],
                hovertemplate="%{x:.1f} (n = %{customdata:,})",
            )
        )
    drawn = figure(traces, x, "", height=130 + 26 * len(found))
    return drawn.update_yaxes(range=[len(found) - 0.5, -0.5], automargin=True, tickfont={"size": 12})
