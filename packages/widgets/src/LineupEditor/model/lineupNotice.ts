/** A notice after a save; `bad` ones are failures. */
export interface LineupNotice {
  text: string;
  tone: 'good' | 'bad';
}
