/** How large a prediction room may be (rules R17.3): the operator's, and one that a player makes. */
export const prediLimits = {
  house: { matches: 128, people: 100_000 },
  private: { matches: 64, people: 500 },
  /** Answers in one save: every question of every match. */
  answers: 128 * 8,
} as const;
