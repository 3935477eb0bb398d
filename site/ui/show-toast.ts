import type { ToastMessage } from "./toast.tsx";

/** Fetches the toaster ahead: call it on intent, because a lost connection is one of the things it reports. */
export function prepareToast() {
  return import("./toaster.tsx");
}

/** One at a time: a new message takes the place of the old one. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { present } = await prepareToast();
    present(message);
  } catch {
    // The toaster could not be fetched. A plain box is better than silence.
    alert(`${message.title}\n\n${message.text}`);
  }
}
