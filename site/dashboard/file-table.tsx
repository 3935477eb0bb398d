import { checkSection } from "#content/dashboard-trades.ts";
import type { PublishedFile } from "#core/backtest/published.ts";
import type { InstrumentReport } from "#core/backtest/report.ts";
import { formatDate } from "#core/calendar-date.ts";
import { buttonClass } from "#site/ui/button.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Table } from "#site/ui/table.tsx";
import { CopyableChecksum } from "./checksum.tsx";

const words = checkSection.files;

export type FileTableProps = {
  files: readonly PublishedFile[];
  instruments: readonly InstrumentReport[];
};

export function FileTable({ files, instruments }: FileTableProps) {
  const { columns } = words;
  return (
    <Table caption={words.caption} flush>
      <thead>
        <tr>
          <th scope="col">{columns.symbol}</th>
          <th scope="col" className="words max-lg:hidden">
            {columns.format}
          </th>
          <th scope="col" className="max-lg:hidden">
            {columns.trades}
          </th>
          <th scope="col" className="max-lg:hidden">
            {columns.bytes}
          </th>
          <th scope="col" className="max-lg:hidden">
            {columns.exported}
          </th>
          <th scope="col" className="words">
            {columns.checksum}
          </th>
          <th scope="col">{columns.download}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => {
          const instrument = instruments.find(({ facts }) => facts.file === file.file);
          return instrument && <FileRow key={file.file} file={file} instrument={instrument} />;
        })}
      </tbody>
    </Table>
  );
}

function FileRow({ file, instrument }: { file: PublishedFile; instrument: InstrumentReport }) {
  const { symbol, address, bytes, sha256 } = file;
  const name = file.file.split("/").at(-1) ?? file.file;
  const format = words.formats[file.format];
  const { trades } = instrument.figures;
  const exported = formatDate(instrument.facts.exportedOn);
  return (
    <tr>
      <th scope="row">
        <b>{symbol}</b>
        <span className="sub lg:hidden">{words.facts(format, trades, bytes)}</span>
        <span className="sub lg:hidden">{words.exported(exported)}</span>
      </th>
      <td className="words text-ink-2 max-lg:hidden">{format}</td>
      <td className="max-lg:hidden">{words.count(trades)}</td>
      <td className="text-ink-2 max-lg:hidden">{words.count(bytes)}</td>
      <td className="text-ink-2 max-lg:hidden">{exported}</td>
      <td className="words">
        <CopyableChecksum sha256={sha256} what={words.checksumOf(name)} />
      </td>
      <td>
        <a className={buttonClass({ variant: "secondary" })} href={address} download={name}>
          <Icon name="download" />
          <span className="sr">{words.download} </span>
          {name}
        </a>
      </td>
    </tr>
  );
}
