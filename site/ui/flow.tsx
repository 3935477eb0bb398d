export type FlowStep = { title: string; text: string };

/** Four steps on a line of time. */
export function Flow({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <ol className="flow">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
