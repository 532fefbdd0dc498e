"""Holds `plumb mcp` (argument 1) against the protocol's own client, on a folder (argument 2) with cell.yaml in it."""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main() -> None:
    server = StdioServerParameters(command=sys.argv[1], args=["mcp", "--root", sys.argv[2]])
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert {"render", "frames", "why", "trace", "lint", "sweep", "try_repair"} <= tools, tools
        broken = await session.call_tool("lint", {"path": "cell.yaml"})
        text = broken.content[0].text
        assert "did you mean" in text or "unknown key" in text, text
        source = open(f"{sys.argv[2]}/cell.yaml").read().replace("fnt", "font")
        found = await session.call_tool("lint", {"text": source})
        assert "conflicting-constraints" in found.content[0].text
        edit = {"old": "      - title.height == 24\n", "new": ""}
        tried = await session.call_tool(
            "try_repair", {"text": source, "edits": [edit], "picture": True})
        assert any(content.type == "image" for content in tried.content)
        mended = source.replace(edit["old"], "")
        again = await session.call_tool("lint", {"text": mended})
        assert "conflicting-constraints" not in again.content[0].text
        drawn = await session.call_tool("render", {"text": mended, "layers": "diagram"})
        assert any(content.type == "image" for content in drawn.content)
        guide = await session.read_resource("plumb://agents")
        assert "## The loop" in guide.contents[0].text
    print("the client of the protocol found, tried, mended and drew")


asyncio.run(main())
