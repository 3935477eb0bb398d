import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Drawer, DrawerRow } from "./drawer.tsx";
import { Icon } from "./icon.tsx";
import { Tag } from "./tag.tsx";

export type TabItem<T extends string> = {
  value: T;
  label: string;
  /** The short figure beside the label: "204". */
  count?: string;
  /** The same figure with its noun, where there is room: "204 trades". */
  remark?: string;
};

export type TabsProps<T extends string> = {
  /** Shared with the TabPanel. */
  id: string;
  /** What is being chosen: "Market". */
  label: string;
  drawerLabel: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
};

export function Tabs<T extends string>({ id, label, drawerLabel, items, value, onChange }: TabsProps<T>) {
  const [choosing, setChoosing] = useState(false);
  const at = items.findIndex((item) => item.value === value);
  const selected = items[at];

  function rove(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ];
    const next = step === undefined ? undefined : items[step % items.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }
  function choose(next: T) {
    setChoosing(false);
    onChange(next);
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={item.value === value}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
            onKeyDown={rove}
          >
            {item.label}
            {item.count && <small>{item.count}</small>}
          </button>
        ))}
        {selected?.remark && <Tag decorative>{selected.remark}</Tag>}
      </div>
      <button type="button" className="tabs-button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <span>{label}</span>
        <b>{selected?.label}</b>
        {selected?.remark && <small className="num">{selected.remark}</small>}
        <Icon name="menu" className={selected?.remark ? undefined : "ml-auto"} />
      </button>
      {choosing && (
        <Drawer label={drawerLabel} onClose={() => setChoosing(false)}>
          {items.map((item) => (
            <DrawerRow
              key={item.value}
              current={item.value === value}
              remark={item.remark ?? item.count}
              onClick={() => choose(item.value)}
            >
              {item.label}
            </DrawerRow>
          ))}
        </Drawer>
      )}
    </>
  );
}

export type TabPanelProps = { id: string; value: string; className?: string; children: ReactNode };

export function TabPanel({ id, value, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={className}>
      {children}
    </div>
  );
}
