import { Fragment } from "react";
import { ExternalLink } from "#site/ui/external-link.tsx";
import { Tag } from "#site/ui/tag.tsx";
import type { Block, Inline } from "./blocks.ts";

/** The blocks of a page never change places, so their place is their key. */
export function BlockList({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, place) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "section":
      return (
        <h2 id={block.id}>
          {block.heading}
          {block.tag && (
            <Tag decorative tone={block.tone ?? "zone"}>
              {block.tag}
            </Tag>
          )}
        </h2>
      );
    case "heading":
      return (
        <h3>
          <Inlines of={block.children} />
        </h3>
      );
    case "paragraph":
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={place}>
              <BlockList blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case "key":
      return (
        <div className="key">
          <BlockList blocks={block.children} />
        </div>
      );
    case "table":
      return <TableView head={block.head} rows={block.rows} />;
  }
}

function TableView({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={place} scope="col">
                <Inlines of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={place}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={column}>
                  <Inlines of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ of }: { of: Inline[] }) {
  return of.map((inline, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline;
  if (inline.kind === "break") return <br />;
  if (inline.kind === "code") return <code>{inline.text}</code>;
  const children = <Inlines of={inline.children} />;
  if (inline.kind === "strong") return <strong>{children}</strong>;
  if (inline.kind === "emphasis") return <em>{children}</em>;
  if (inline.href.startsWith("https:")) return <ExternalLink href={inline.href}>{children}</ExternalLink>;
  return <a href={inline.href}>{children}</a>;
}
