import type { ComponentProps } from 'react';
import { ActionList } from './ActionList';
import { StateChoice } from './StateChoice';

type ListProps<Row> = ComponentProps<typeof ActionList<Row>>;

interface Props<Row, State extends string> extends Omit<ListProps<Row>, 'words' | 'above' | 'empty'> {
  words: ListProps<Row>['words'] & {
    columns: { state: string };
    states: Record<State, string>;
    /** Why there is nothing in each state. */
    none: Record<State, string>;
  };
  state: State;
  onState: (state: State) => void;
}

/** A page that is a list of what waits for a decision, or of the others too. */
export function DecisionList<Row, State extends string>({ state, onState, ...list }: Props<Row, State>) {
  const choice = <StateChoice words={list.words} value={state} onChange={onState} />;
  return <ActionList {...list} above={() => choice} empty={list.words.none[state]} />;
}
