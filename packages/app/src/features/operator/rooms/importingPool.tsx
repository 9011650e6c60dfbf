import type { DeskPoolImport } from '@arma11/core/back-office';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import { FactList } from '../../../page/FactList';
import type { DeskAction } from '../desk/ActionDialog';
import type { FieldOption } from '../desk/fieldSpec';
import { leagueField } from './leagueField';
import { ScoringChoice } from './ScoringChoice';

const t = operadorGameEs.rooms;
const w = t.poolWish;

/** Makes a room of a pool that was run elsewhere, once it was shown what the files hold (rules R17.4). */
export const importingPool = (leagues: readonly FieldOption[]): DeskAction<'importPool'> => ({
  call: 'importPool',
  title: t.importPool,
  confirm: t.importPool,
  effect: t.importPoolEffect,
  given: {},
  preview: { button: t.importPoolPreview, show: (report) => <PoolPreview report={report} /> },
  fields: [
    leagueField(leagues),
    { name: 'name', label: w.name, hint: w.nameHint, required: true },
    { name: 'people', label: w.people, hint: w.peopleHint, kind: 'file', required: true },
    { name: 'predictions', label: w.predictions, hint: w.predictionsHint, kind: 'file', required: true },
    {
      name: 'rule',
      label: t.wish.scoring,
      control: (field) => <ScoringChoice {...field} tableOnly />,
      initial: '3/1',
      required: true,
    },
    { name: 'ties', label: w.ties, kind: 'choice', options: w.tiesChoices, initial: 'shared' },
  ],
});

function PoolPreview({ report: { matches, new_people, answers, mails } }: { report: DeskPoolImport }) {
  const { added, changed, cleared, unchanged } = answers;
  return (
    <FactList
      facts={[
        { label: t.poolFacts.matches, value: matches },
        { label: t.poolFacts.people, value: new_people },
        { label: t.poolFacts.answers, value: t.poolAnswers(added, changed, cleared, unchanged) },
        { label: t.poolFacts.mails, value: mails },
      ]}
    />
  );
}
