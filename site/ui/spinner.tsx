/** Three rising bars. Silent: the text beside it says what is being waited for. */
export function Spinner() {
  return (
    <span className="bars" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
