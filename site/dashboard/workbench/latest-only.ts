export type LatestOnly<Asked> = { ask: (asked: Asked) => void; stop: () => void };

export type LatestOnlyParts<Asked, Answer> = {
  readonly answer: (asked: Asked) => Promise<Answer>;
  readonly onAnswer: (answer: Answer, asked: Asked) => void;
  readonly onFault: (fault: unknown) => void;
  /** Called back when there is time for the next one. */
  readonly whenFree: (then: () => void) => void;
};

/**
 * For questions that come faster than answers: one is being answered, and of those that came meanwhile only the last
 * one is asked next. Nothing is heard any more once it is stopped.
 */
export function latestOnly<Asked, Answer>({
  answer,
  onAnswer,
  onFault,
  whenFree,
}: LatestOnlyParts<Asked, Answer>): LatestOnly<Asked> {
  let next: { readonly asked: Asked } | null = null;
  let isBusy = false;
  let isStopped = false;

  async function askNext(): Promise<void> {
    const question = next;
    next = null;
    if (question === null || isStopped) {
      isBusy = false;
      return;
    }
    try {
      const given = await answer(question.asked);
      if (!isStopped) onAnswer(given, question.asked);
    } catch (fault) {
      // What is asked next may go well, and will say so if it does not.
      if (!isStopped && next === null) onFault(fault);
    }
    whenFree(askNext);
  }

  return {
    ask(asked) {
      next = { asked };
      if (isBusy) return;
      isBusy = true;
      whenFree(askNext);
    },
    stop() {
      isStopped = true;
      next = null;
    },
  };
}
