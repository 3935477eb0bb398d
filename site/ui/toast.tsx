import type { ComponentProps } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

export type ToastMessage = {
  title: string;
  text: string;
  kind?: "default" | "destructive";
};

export type ToastProps = ToastMessage & Omit<ComponentProps<"div">, "title"> & { onDismiss?: () => void };

export function Toast({ title, text, kind = "default", onDismiss, ...box }: ToastProps) {
  const bad = kind === "destructive";
  return (
    <div {...box} className={bad ? "toast bad" : "toast"}>
      <Icon name={bad ? "alert" : "info"} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
