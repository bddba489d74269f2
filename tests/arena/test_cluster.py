"""The arena on a Ray cluster: equal results, even if a node is lost during the tournament."""

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
    """A cluster whose first node has one processor."""
    ray_cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield ray_cluster
    finally:
        ray.shutdown()
        ray_cluster.shutdown()


def test_lost_node_does_not_change_the_results(cluster: Any) -> None:
    second_node = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False, logging_level=logging.CRITICAL)
    removed: list[int] = []

    def remove_node(*, completed: int, total: int) -> None:
        if completed == 2 and not removed:
            cluster.remove_node(second_node, allow_graceful=False)
            removed.append(completed)

    results = run_tournament(TOURNAMENT, on="ray", on_progress=remove_node)
    assert removed
    assert results.to_json() == run_tournament(TOURNAMENT).to_json()
    assert [played.record for played in results.played_games] == [
        played.record for played in run_tournament(TOURNAMENT).played_games
    ]


def test_error_on_a_node_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    unknown = Tournament("chess", ("random", "random"))  # `run_tournament` would refuse it before connecting
    with pytest.raises(ArenaError, match=r"^A node of the Ray cluster failed: UnknownGame: There is no game “chess”"):
        list(play_on_ray(unknown, unknown.schedule(), 1, None))


def test_without_an_address_a_local_cluster_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(address: str, **_: object) -> None:
        raise ConnectionError(f"asked for {address}")

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr(ray, "init", start)
    with pytest.raises(ArenaError, match=r"^Cannot connect to a Ray cluster at local: asked for local$"):
        run_tournament(TOURNAMENT, on="ray")


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_unreachable_address_is_reported_without_delay(form: str) -> None:
    with socket.socket() as taken:  # bound, but not listening
        taken.bind(("127.0.0.1", 0))
        address = form.format(f"127.0.0.1:{taken.getsockname()[1]}")
        with pytest.raises(ArenaError, match=address):
            run_tournament(TOURNAMENT, on="ray", address=address)
