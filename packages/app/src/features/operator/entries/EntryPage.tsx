import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useClient } from '@arma11/core';
import type { PointsItem } from '@arma11/core/contract';
import type { DeskEntryShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Link, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorEntriesEs } from '../../../messages/operadorEntries.es';
import { FactList } from '../../../page/FactList';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { useActions, type Actions } from '../desk/useActions';
import { removedText, removing } from './entryActions';

const t = operadorEntriesEs;

type Eleven = DeskEntryShown['elevens'][number];
type Answered = DeskEntryShown['answers'][number];

const itemsText = (items: readonly PointsItem[]) =>
  items.length === 0 ? t.didNotPlay : items.map(({ label, count, points }) => t.item(label, count, points)).join(' · ');

const slotColumns: readonly Column<Eleven['slots'][number]>[] = [
  { head: t.slots.position, cell: ({ position }) => position },
  { head: t.slots.player, cell: ({ name, captain }) => (captain ? t.captain(name) : name) },
  { head: t.slots.team, cell: ({ team }) => team },
  { head: t.slots.points, figure: true, cell: ({ points }) => points },
  { head: t.slots.why, cell: ({ breakdown }) => itemsText(breakdown) },
];

function answerText({ hidden, answer, result }: Answered): string {
  if (hidden) return t.hiddenAnswer;
  if (answer === null) return t.noAnswer;
  return result === null ? answer : `${answer}: ${t.results[result]}`;
}

const answerColumns: readonly Column<Answered>[] = [
  {
    head: t.questions.match,
    cell: ({ match, name }) => (match === null ? name : <Link href={`/operador/partidos/${match}`}>{name}</Link>),
  },
  { head: t.questions.question, cell: ({ question }) => question },
  { head: t.questions.answer, cell: answerText },
  { head: t.questions.points, figure: true, cell: ({ points }) => points },
];

/** One entry: whose it is, and what its points are made of. */
export function EntryPage() {
  const entry = Number(useParams()['entry']);
  const query = useQuery({
    ...deskQuery(useClient(), 'entryShow', { entry }),
    retry: false,
  });
  // What was taken out cannot be read again: what was shown stays, without its button.
  const [gone, setGone] = useState(false);
  const actions = useActions(() => setGone(true));
  const { data } = query;
  return (
    <DeskPage title={data ? t.of(data.entry.username) : t.one(entry)} lead={data ? t.lead(data.room_name) : '\u00a0'}>
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={560} />}>
        {(shown) => (
          <>
            {shown.removable && !gone && <Removal shown={shown} open={actions.open} />}
            <FactList facts={factsOf(shown)} />
            {shown.kind === 'compe' ? <Elevens elevens={shown.elevens} /> : <Answers answers={shown.answers} />}
          </>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}

function Removal({ shown, open }: { shown: DeskEntryShown; open: Actions['open'] }) {
  return (
    <ButtonRow>
      <Button kind="secondary" tone="danger" onClick={() => open(removing(shown.entry), removedText)}>
        {t.remove}
      </Button>
    </ButtonRow>
  );
}

function factsOf({ entry, room, room_name }: DeskEntryShown) {
  const { facts } = t;
  return [
    { label: facts.player, value: <Link href={`/operador/usuarios/${entry.user}`}>{entry.username}</Link> },
    { label: facts.room, value: <Link href={`/operador/salas/${room}`}>{room_name}</Link> },
    { label: facts.place, value: entry.position ?? operadorEs.list.none },
    { label: facts.points, value: entry.points ?? operadorEs.list.none },
    ...(entry.prize ? [{ label: facts.prize, value: operadorEs.coins(entry.prize) }] : []),
    { label: facts.fee, value: entry.gift ? t.gift : operadorEs.fee(entry.fee) },
    { label: facts.joined, value: formatKickoff(entry.joined_at) },
    { label: facts.saved, value: formatKickoff(entry.saved_at) },
  ];
}

function Elevens({ elevens }: { elevens: readonly Eleven[] }) {
  if (elevens.length === 0) return <p>{t.noEleven}</p>;
  return elevens.map(({ jornada, hidden, formation, points, slots }) => (
    <section key={jornada}>
      <SectionHeading title={t.eleven(jornada)} />
      {hidden ? (
        <p>{t.hidden}</p>
      ) : (
        <>
          <p>{t.formation(formation ?? '', points ?? 0)}</p>
          <DeskTable
            label={t.eleven(jornada)}
            columns={slotColumns}
            rows={slots}
            keyOf={({ slot }) => slot}
            empty={t.noEleven}
          />
        </>
      )}
    </section>
  ));
}

function Answers({ answers }: { answers: readonly Answered[] }) {
  return (
    <section>
      <SectionHeading title={t.answers} />
      {answers.some(({ hidden }) => hidden) && <p>{t.hidden}</p>}
      <DeskTable
        label={t.answers}
        columns={answerColumns}
        rows={answers}
        keyOf={(each) => answers.indexOf(each)}
        empty={t.noAnswers}
      />
    </section>
  );
}
