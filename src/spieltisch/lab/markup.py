"""The parts that a report's page is made of: sections, tables, pictures, numbers as people read them."""

from html import escape
from typing import Any

from spieltisch.lab.extra import need
from spieltisch.lab.findings import Rate

Row = list[str]


def page(language: str, title: str, body: str) -> str:
    """The whole page. It fetches nothing: the plotting library is inside."""
    library = need("plotly.offline").get_plotlyjs()
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><script>{library}</script></head>\n"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def section(title: str, n: str, *parts: str) -> str:
    """A box with a heading and how many cases it rests on; its anchor is the title."""
    heading = f"<h2>{escape(title)} <small>{escape(n)}</small></h2>"
    return f'<section id="{anchor(title)}">{heading}{"".join(parts)}</section>'


def anchor(title: str) -> str:
    """
    >>> anchor("Where points come from")
    'where-points-come-from'
    """
    return "-".join("".join(letter if letter.isalnum() else " " for letter in title.lower()).split())


def heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def points_list(lines: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def drawn(figure: Any, label: str) -> str:
    """A figure as HTML; the library is loaded once for all of them."""
    config = {"displaylogo": False, "responsive": True, "displayModeBar": False}
    html = figure.to_html(full_html=False, include_plotlyjs=False, config=config)
    return f'<div role="img" aria-label="{escape(label)}">{html}</div>'


def table(heads: Row, rows: list[Row]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def percent(share: float) -> str:
    """In hundredths; no line breaks before the sign.

    >>> percent(0.3333)
    '33.3\\xa0%'
    """
    return f"{100 * share:.1f}\xa0%"


def interval(found: Rate) -> str:
    """A rate with its interval; a dash where there was no case.

    >>> interval(Rate(0.5, 0.25, 0.75, 12))
    '50.0\\xa0% (25.0–75.0)'
    """
    return f"{percent(found.rate)} ({100 * found.low:.1f}\u2013{100 * found.high:.1f})" if found.n else "\u2013"


STYLE = """
:root { color-scheme: light; --ink: #1f3a4d; --soft: #5b7282; --line: #dfe7ec; }
body { margin: 0; background: #f5f8fa; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1000px; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 0; }
small { font-size: .85rem; font-weight: 400; color: var(--soft); display: inline-block; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0; }
a { color: #1d6fa5; }
li { margin: .25rem 0; }
section { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 1.2rem; margin: 1.2rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid var(--line); }
td:not(:first-child) { white-space: nowrap; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
td:not(:first-child), th:not(:first-child) { text-align: right; }
@media (max-width: 600px) {
  section { padding: .8rem; }
  table { font-size: .8rem; }
  th, td { padding: .3rem .2rem; }
  td:last-child:not(:first-child) { white-space: normal; }
}
"""
