import { planNames } from "#core/plan-names.ts";
import { planById } from "#core/plans.ts";
import { followerTrialDays } from "#core/policy.ts";
import { trialSentence } from "#core/trials.ts";
import type { Question } from "./faq.ts";
import { pastSignalHistory } from "./plans.ts";
import { renewalInShort } from "./terms-in-short.ts";

const name = planNames.signalpro;

export const signalproQuestionsSection = {
  label: "Questions",
  heading: "Asked before the first signal",
} as const;

export const signalproQuestions: readonly Question[] = [
  {
    question: `Does ${name} place trades for me?`,
    answer:
      "No. It is an overlay on your chart for a person who trades. It prints markers and levels, connects to no " +
      "broker and executes no order. Whether to act on a signal, and in what size, stays with you.",
  },
  {
    question: "When does a signal appear?",
    answer:
      "When a bar closes inside a zone and the conditions of the mode you chose are met. The marker comes with " +
      "its entry, stop and target, so the risk is on the chart before you decide. On many bars nothing appears.",
  },
  {
    question: "What is the difference between Scalp and Patience?",
    answer:
      "Scalp takes the nearest zone and a short target, so there are more signals and shorter holds. Patience " +
      "waits for untested zones and lets the trade breathe, so there are fewer. One switch changes the mode.",
  },
  {
    question: "How far back can I see past signals?",
    answer: `${pastSignalHistory}. Winners and losers stay on the chart alike, so you can judge the signals on your own symbol.`,
  },
  {
    question: `Which markets does ${name} cover?`,
    answer:
      "Indian indices, forex, crypto, US indices and stocks. You choose the symbol on TradingView; session and " +
      "tick size are set for each market.",
  },
  {
    question: "How does the trial work?",
    answer:
      `${trialSentence(planById("signalpro"))} ${renewalInShort} Followers of our TradingView profile can ask ` +
      `for a separate free trial of ${followerTrialDays} days instead.`,
    link: { label: "Refund Policy", to: "/refund-policy" },
  },
];

export const signalproQuestionsTag = `${signalproQuestions.length} answers`;
