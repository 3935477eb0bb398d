/** One packed byte unpacks to a thousand at most: what a slice unpacks to is no burden, what a file does could be. */
const sliceBytes = 16_384;

/** Raw deflate, in Node as in a browser's worker. Null where it is damaged or longer than allowed: it stops there. */
export async function inflate(deflated: Uint8Array, mostBytes: number): Promise<Uint8Array | null> {
  const unpacked = new Uint8Array(mostBytes);
  const reader = slices(deflated).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (length + read.value.length > mostBytes) {
        await reader.cancel();
        return null;
      }
      unpacked.set(read.value, length);
      length += read.value.length;
    }
  } catch {
    return null;
  }
  return unpacked.subarray(0, length);
}

/** One after the other as they are asked for: a browser unpacks all that it is given at once. */
function slices(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + sliceBytes));
      at += sliceBytes;
    },
  });
}
