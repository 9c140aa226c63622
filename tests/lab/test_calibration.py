"""Whether an evaluation means what it says."""

import spieltisch
from spieltisch.lab.calibration import loss, report, watched


def test_every_position_counts_once_for_each_seat_and_the_wins_add_up() -> None:
    knowledge = spieltisch.game("dolmengoetter").knowledge
    assert knowledge is not None
    pairs = watched("dolmengoetter", "greedy", knowledge, 2, 5)
    assert len(pairs) > 40
    assert sum(won for _, won in pairs) == len(pairs) / 2
    assert all(0 <= said <= 1 for said, _ in pairs)


def test_a_sure_and_wrong_evaluation_costs_more_than_none() -> None:
    assert loss([(0.9, 0.0), (0.1, 1.0)]) > loss([(0.5, 0.0), (0.5, 1.0)]) > loss([(0.1, 0.0), (0.9, 1.0)])


def test_the_report_sets_what_was_said_beside_what_was_won() -> None:
    table = report("reef", 2, [(0.25, 0.0), (0.25, 1.0), (1.0, 1.0)])
    assert [list(column.cells) for column in table.columns] == [["25%", "100%"], ["2", "1"], ["50%", "100%"]]
