/** No photograph: a monogram is drawn from the name. `sample` marks a placeholder until a real person stands here. */
export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly description: string;
  readonly sample: boolean;
  /** A public profile, as an https address. */
  readonly link?: string;
};

export const teamSection = {
  label: "Team",
  heading: "Who does what",
  introduction: "The areas of work, and who answers for each.",
  sampleNote: "Placeholder entries. They describe the work, not real people.",
  profile: "Profile",
} as const;

export const team: readonly TeamMember[] = [
  {
    name: "Team member A",
    role: "Research",
    description:
      "Defines what counts as a zone, runs the backtests and publishes the trade lists, losing months included.",
    sample: true,
  },
  {
    name: "Team member B",
    role: "Indicator development",
    description:
      "Writes and tests the scripts, and checks after every change that old charts still draw the same boxes.",
    sample: true,
  },
  {
    name: "Team member C",
    role: "Education",
    description:
      "Writes the user guide and the lessons, and rewrites a page when the same question comes twice.",
    sample: true,
  },
  {
    name: "Team member D",
    role: "Access and support",
    description: "Grants access by hand, corrects usernames and answers questions about billing.",
    sample: true,
  },
];

export const teamTag = `${team.length} roles`;
