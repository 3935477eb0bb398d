import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { Drawer, DrawerRow } from "./drawer.tsx";
import { Icon } from "./icon.tsx";
import { Tag } from "./tag.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { usePress } from "./use-press.ts";

export type TabItem<T extends string> = {
  value: T;
  label: string;
  /** The short figure beside the label: "204". */
  count?: string;
  /** The same figure with its noun, where there is room: "204 trades". */
  remark?: string;
  /** The tab is a link then, and works before and without script. */
  href?: string;
};

export type TabsProps<T extends string> = {
  /** Shared with the TabPanel. */
  id: string;
  /** What is being chosen: "Market". */
  label: string;
  drawerLabel: string;
  items: readonly TabItem<T>[];
  value: T;
  onChange?: (value: T) => void;
  /** The pointer or the focus is on a tab: it may be chosen next. */
  onApproach?: (value: T) => void;
};

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { id, label, drawerLabel, items, value, onChange, onApproach } = props;
  const [choosing, setChoosing] = useState(false);
  const open = usePress(() => setChoosing(true));
  const isHydrated = useHydrated();
  const selected = items.find((item) => item.value === value);

  function rove(event: KeyboardEvent<HTMLElement>, at: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
      " ": at,
    }[event.key];
    const next = to === undefined ? undefined : items[to % items.length];
    if (!next) return;
    event.preventDefault();
    const tab = document.getElementById(`${id}-${next.value}`);
    tab?.focus();
    tab?.click();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {items.map((item, at) => {
          const isSelected = item.value === value;
          const tab = {
            role: "tab",
            id: `${id}-${item.value}`,
            "aria-controls": `${id}-panel`,
            "aria-selected": isSelected,
            // One stop, once the arrow keys lead on from there.
            tabIndex: isHydrated && !isSelected ? -1 : 0,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => rove(event, at),
            onPointerEnter: () => onApproach?.(item.value),
            onFocus: () => onApproach?.(item.value),
          };
          const content = (
            <>
              {item.label}
              {item.count && <small>{item.count}</small>}
            </>
          );
          return item.href === undefined ? (
            <button key={item.value} type="button" {...tab} onClick={() => onChange?.(item.value)}>
              {content}
            </button>
          ) : (
            <a key={item.value} {...tab} href={item.href} onClick={isSelected ? stay : undefined}>
              {content}
            </a>
          );
        })}
        {selected?.remark && <Tag decorative>{selected.remark}</Tag>}
      </div>
      <button type="button" className="tabs-button" aria-haspopup="dialog" {...open}>
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
              href={item.href}
              current={item.value === value}
              remark={item.remark ?? item.count}
              onClick={(event) => {
                if (item.value === value) stay(event);
                setChoosing(false);
                onChange?.(item.value);
              }}
            >
              {item.label}
            </DrawerRow>
          ))}
        </Drawer>
      )}
    </>
  );
}

/** What is chosen again is not left; in another browser tab it may be opened again. */
function stay(event: MouseEvent) {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
}

export type TabPanelProps = {
  id: string;
  value: string;
  /** Its contents are about to be replaced. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
};

export function TabPanel({ id, value, busy = false, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      aria-busy={busy || undefined}
      className={className}
    >
      {children}
    </div>
  );
}
