import { SegmentedToggle } from '@arma11/widgets/ui';

interface Props<State extends string> {
  /** The page's words: how the column of the state is called, and what each choice shows, in their order. */
  words: { columns: { state: string }; states: Record<State, string> };
  value: State;
  onChange: (state: State) => void;
}

/** Which rows of a list are shown: what waits for a decision, or the others too. */
export function StateChoice<State extends string>({ words, value, onChange }: Props<State>) {
  const options = (Object.keys(words.states) as State[]).map((state) => ({ value: state, label: words.states[state] }));
  return <SegmentedToggle label={words.columns.state} value={value} options={options} onChange={onChange} />;
}
