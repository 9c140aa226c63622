"""The pictures of a report, drawn by Plotly. Each says how many games or seats it rests on."""

from textwrap import wrap
from typing import Any

from spieltisch.lab.comparison import Mean
from spieltisch.lab.extra import need
from spieltisch.lab.findings import Rate
from spieltisch.lab.standings import Z
from spieltisch.lab.telling import Telling

INK = "#1f3a4d"
WIDTH = 24  # letters of a line beside or below a picture: a phone must have room for the picture, too
# One colour for one thing, in every picture; the texts have a message "group-..." for each.
COLOURS = {
    "all": "#7aa7bf",
    "winners": "#d39b22",
    "others": "#7d6a9a",
    "with": "#0f766e",
    "without": "#9aa8b1",
    "one": INK,
    "two": "#c8553d",
    "even": "#5b7282",
}
EVEN = {"line_dash": "dot", "line_color": COLOURS["even"], "line_width": 2, "opacity": 1}  # where all would be equal


def lines(text: str) -> str:
    """
    >>> lines("two towers across, more than 3 times")
    'two towers across, more<br>than 3 times'
    """
    return "<br>".join(wrap(text, WIDTH))


def figure(telling: Telling, traces: list[Any], x: str, y: str, height: int = 340, **layout: Any) -> Any:
    go = need("plotly.graph_objects")
    drawn = go.Figure(traces)
    drawn.update_layout(
        template="simple_white",
        height=height,
        margin={"l": 60 if y else 10, "r": 20, "t": 40, "b": 70},
        font={"family": "system-ui, sans-serif", "size": 14, "color": INK},
        xaxis_title={"text": lines(x), "font": {"size": 13}},
        yaxis_title={"text": y, "font": {"size": 13}},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0},
        bargap=0.08,
        separators=telling.signs,
        **layout,
    )
    return drawn


def histogram(telling: Telling, values: dict[str, list[float]], x: str, unit: str = "games") -> Any:
    """How often each value came up in each group; several groups lie over each other, in shares."""
    go = need("plotly.graph_objects")
    several = len(values) > 1
    low = min(min(group) for group in values.values())
    high = max(max(group) for group in values.values())
    # Whole bins: a bin that holds two whole numbers beside one that holds three would draw teeth.
    size = max(1, -(-int(high - low + 1) // 40))
    traces = [
        go.Histogram(
            x=group,
            name=f"{telling.say(f'group-{name}')} ({telling.n(len(group))})",
            xbins={"start": low - 0.5, "end": high + size, "size": size},
            marker_color=COLOURS[name],
            opacity=0.65 if several else 1,
            histnorm="percent" if several else "",
        )
        for name, group in values.items()
    ]
    y = telling.say(f"share-of-{unit}" if several else f"number-of-{unit}")
    return figure(telling, traces, x, y, barmode="overlay", showlegend=several)


def rates(telling: Telling, found: dict[str, Rate], x: str) -> Any:
    """Win rates as bars with their 95 % intervals."""
    go = need("plotly.graph_objects")
    bars = go.Bar(
        x=[f"{name}<br>{telling.n(rate.n)}" for name, rate in found.items()],
        width=0.6,
        y=[100 * rate.rate for rate in found.values()],
        error_y=error_bars(list(found.values())),
        marker_color=COLOURS["all"],
        hovertemplate="%{x}: %{y:.1f} %<extra></extra>",
    )
    drawn = figure(telling, [bars], x, telling.say("share-won"), yaxis_rangemode="tozero")
    drawn.add_hline(100 / len(found), **EVEN)
    return drawn


def error_bars(found: list[Rate]) -> dict[str, Any]:
    return {
        "type": "data",
        "array": [100 * (rate.high - rate.rate) for rate in found],
        "arrayminus": [100 * (rate.rate - rate.low) for rate in found],
        "color": INK,
    }


def bars(telling: Telling, values: dict[str, dict[str, float]], sizes: dict[str, int], x: str) -> Any:
    """Several bars beside each other for each thing: {group: {thing: value}}."""
    go = need("plotly.graph_objects")
    traces = [
        go.Bar(
            name=f"{telling.say(f'group-{group}')} ({telling.n(sizes[group])})",
            y=[lines(thing) for thing in things],
            x=list(things.values()),
            orientation="h",
            marker_color=COLOURS[group],
        )
        for group, things in values.items()
    ]
    most = max(len(things) for things in values.values())
    drawn = figure(telling, traces, x, "", height=140 + 44 * most, barmode="group")
    return drawn.update_yaxes(autorange="reversed", automargin=True)


def dots(telling: Telling, found: dict[str, tuple[Rate, Rate]], expected: float) -> Any:
    """Win rates with and without each thing, one below the other: a long list at a glance."""
    names = [lines(f"{name}, {telling.n(with_it.n)}") for name, (with_it, _) in found.items()]
    with_it, without = [[pair[at] for pair in found.values()] for at in range(2)]
    traces = [
        marks(telling, "without", names, without, "circle-open"),
        marks(telling, "with", names, with_it, "circle"),
    ]
    drawn = figure(telling, traces, telling.say("share-won"), "", height=tall(names))
    drawn.add_vline(100 * expected, **EVEN)
    return drawn.update_yaxes(range=[len(found) - 0.5, -0.5], automargin=True, tickfont={"size": 12})


def tall(names: list[str]) -> int:
    """The height of a list of dots, with room for names of several lines."""
    return 150 + max(26, 8 + 13 * max(name.count("<br>") + 1 for name in names)) * len(names)


def marks(telling: Telling, group: str, things: list[str], found: list[Rate], symbol: str) -> Any:
    """One dot with its interval for each thing."""
    return need("plotly.graph_objects").Scatter(
        name=telling.say(f"group-{group}"),
        y=things,
        x=[100 * rate.rate for rate in found],
        error_x=error_bars(found) | {"color": COLOURS[group], "thickness": 1.5, "width": 3},
        mode="markers",
        marker={"color": COLOURS[group], "size": 8, "symbol": symbol},
        customdata=[rate.n for rate in found],
        hovertemplate="%{x:.1f} % (n = %{customdata:,})",
    )


def beside(telling: Telling, found: dict[str, tuple[Mean, Mean]], x: str, share: bool) -> Any:
    """A figure of two variants with its 95 % interval for each thing: a dark ring with a thick bar, and on it a red dot
    with a thin one, so that both are seen."""
    scale = 100 if share else 1
    traces = []
    for at, (side, symbol, size, thick) in enumerate((("one", "circle-open", 14, 6), ("two", "circle", 7, 2))):
        means = [pair[at] for pair in found.values()]  # the ring is seen around the dot
        traces.append(
            need("plotly.graph_objects").Scatter(
                name=telling.say(f"group-{side}"),
                y=[lines(name) for name in found],
                x=[scale * one.value for one in means],
                error_x={
                    "type": "data",
                    "array": [scale * Z * one.error for one in means],
                    "color": COLOURS[side],
                    "thickness": thick,
                    "width": 0,
                },
                mode="markers",
                marker={"color": COLOURS[side], "size": size, "symbol": symbol},
                customdata=[one.n for one in means],
                hovertemplate="%{x:.1f} (n = %{customdata:,})",
            )
        )
    drawn = figure(telling, traces, x, "", height=tall([lines(name) for name in found]))
    return drawn.update_yaxes(range=[len(found) - 0.5, -0.5], automargin=True, tickfont={"size": 12})
