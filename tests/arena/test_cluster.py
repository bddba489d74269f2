"""The arena on a Ray cluster: the same results, even when a node is lost in the middle."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from fondaco.arena import Tournament, run_tournament
from fondaco.arena.errors import ArenaError
from fondaco.arena.ray_backend import play_on_ray

TOURNAMENT = Tournament("spice_road", ("search:iterations=2", "random"), games=8, seed=3)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each."""
    nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()


def test_a_node_that_is_lost_costs_nothing_but_time(cluster: Any) -> None:
    doomed = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.CRITICAL)
    lost: list[int] = []

    def watch(finished: int, of: int) -> None:
        if finished == 2 and not lost:
            cluster.remove_node(doomed, allow_graceful=False)
            lost.append(finished)

    results = run_tournament(TOURNAMENT, on="ray", watch=watch)
    assert lost
    assert results.to_json() == run_tournament(TOURNAMENT).to_json()
    assert [outcome.record for outcome in results.played_games] == [
        outcome.record for outcome in run_tournament(TOURNAMENT).played_games
    ]


def test_what_goes_wrong_on_a_node_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    unknown = Tournament("chess", ("random", "random"))  # `hold` would refuse it at once
    with pytest.raises(ArenaError, match=r"^A node of the Ray cluster cannot play: UnknownGame: There is no game “chess”"):
        list(play_on_ray(unknown, unknown.schedule(), 1, None))


def test_without_an_address_a_new_cluster_is_wanted_even_where_one_is_running(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(address: str, **_: object) -> None:
        raise ConnectionError(f"asked for {address}")

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray, "init", start)
    with pytest.raises(ArenaError, match=r"^No Ray cluster answers at local: asked for local$"):
        run_tournament(TOURNAMENT, on="ray")


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_an_address_where_no_cluster_answers_is_named_at_once(form: str) -> None:
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        address = form.format(f"127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(ArenaError, match=address):
            run_tournament(TOURNAMENT, on="ray", address=address)
