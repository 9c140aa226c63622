"""The pictures of a report, drawn by Plotly. Each says how many games or seats it rests on."""

from typing import Any

from spieltisch.lab.extra import need
from spieltisch.lab.findings import Rate

INK, SOFT, LINE, BAND = "#1f3a4d", "#8fb3c7", "#c8553d", "rgba(200, 85, 61, 0.12)"


def figure(traces: list[Any], x: str, y: str, height: int = 340, **layout: Any) -> Any:
    go = need("plotly.graph_objects")
    drawn = go.Figure(traces)
    drawn.update_layout(
        template="simple_white",
        height=height,
        margin={"l": 60, "r": 20, "t": 20, "b": 50},
        font={"family": "system-ui, sans-serif", "size": 14, "color": INK},
        xaxis_title=x,
        yaxis_title=y,
        legend={"orientation": "h", "y": 1.12, "x": 0},
        bargap=0.08,
        **layout,
    )
    return drawn


def histogram(values: dict[str, list[float]], x: str, unit: str = "games") -> Any:
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
    return figure(traces, x, f"% of {unit}" if several else unit, barmode="overlay", showlegend=several)


def rates(found: dict[str, Rate], x: str, expected: float | None = None) -> Any:
    """Win rates as bars with their 95 % intervals; a line where all would be equal."""
    go = need("plotly.graph_objects")
    bars = go.Bar(
        x=list(found),
        y=[100 * rate.rate for rate in found.values()],
        error_y=error_bars(list(found.values())),
        marker_color=SOFT,
        customdata=[rate.n for rate in found.values()],
        hovertemplate="%{x}: %{y:.1f} % (n = %{customdata:,})<extra></extra>",
    )
    drawn = figure([bars], x, "won, %", yaxis_rangemode="tozero")
    if expected is not None:
        drawn.add_hline(100 * expected, line_dash="dot", line_color=LINE)
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


def dots(found: dict[str, Rate], expected: float, x: str = "won, %") -> Any:
    """Win rates one below the other, each with its interval: a long list at a glance."""
    go = need("plotly.graph_objects")
    points = go.Scatter(
        y=list(found),
        x=[100 * rate.rate for rate in found.values()],
        error_x=error_bars(list(found.values())),
        mode="markers",
        marker={"color": INK, "size": 8},
        customdata=[rate.n for rate in found.values()],
        hovertemplate="%{y}: %{x:.1f} % (n = %{customdata:,})<extra></extra>",
    )
    drawn = figure([points], x, "", height=120 + 22 * len(found))
    drawn.add_vline(100 * expected, line_dash="dot", line_color=LINE)
    return drawn.update_yaxes(autorange="reversed", automargin=True, tickfont={"size": 12})
