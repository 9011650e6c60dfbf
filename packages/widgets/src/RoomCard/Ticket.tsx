import { memo } from 'react';
import { useMoney } from '../headless/useMoney';
import { useRoomCardWords } from '../messages/roomCard.es';
import { LeagueBadge } from '../ui/LeagueBadge';
import { Segments } from '../ui/Segments';
import { ResultLines } from './ResultLines';
import { RoomClock } from './RoomClock';
import type { RoomFaceProps } from './roomFace';
import type { RoomFacts } from './roomFacts';
import type { RoomPhase } from './roomPhase';
import * as S from './Ticket.styles';
import { TicketStub } from './TicketStub';

const isOpen = (phase: RoomPhase) => phase === 'open' || phase === 'full';

/** A lineup room as a match ticket: the pot on the body, fee and button on the stub. */
export const Ticket = memo(function Ticket(props: RoomFaceProps) {
  const { facts, joined, phase, action, result, pending } = props;
  const t = useRoomCardWords();
  const { players, seats } = facts;
  return (
    <S.TicketBox data-joined={joined} data-quiet={!isOpen(phase)}>
      <S.TicketBody>
        {facts.jornada !== null && !joined && <S.Watermark aria-hidden="true">{facts.jornada}</S.Watermark>}
        <TicketTitle facts={facts} />
        {result ? <ResultLines result={result} /> : <PotOf facts={facts} joined={joined} phase={phase} />}
        <S.Seats>
          <Segments
            filled={players}
            total={seats}
            label={t.seatsLabel(players, seats)}
            tone={phase === 'full' ? 'live' : 'text'}
          />
        </S.Seats>
        <S.TicketFoot part="players">
          <span>
            <b>
              {players}/{seats}
            </b>{' '}
            {t.seats}
          </span>
          <RoomClock facts={facts} phase={phase} />
        </S.TicketFoot>
      </S.TicketBody>
      <TicketStub {...{ facts, joined, phase, action, result, pending }} />
    </S.TicketBox>
  );
});

function TicketTitle({ facts: { league, title, detail, matches } }: { facts: RoomFacts }) {
  const t = useRoomCardWords();
  return (
    <S.TicketHead part="header">
      {league && <LeagueBadge league={league.unique} logo={league.logo} />}
      <div>
        <h3>{title}</h3>
        <p>{t.onMatches(detail, matches)}</p>
      </div>
    </S.TicketHead>
  );
}

function PotOf({ facts, joined, phase }: Pick<RoomFaceProps, 'facts' | 'joined' | 'phase'>) {
  const t = useRoomCardWords();
  const money = useMoney();
  // A free room has no pot (rules R7.1): what it pays is rank (R11.4).
  if (facts.amount_ins === 0 && facts.pozo === 0) {
    return (
      <>
        <S.Label>{t.prizeLabel}</S.Label>
        <S.Pot data-tone="text">{t.rankPoints}</S.Pot>
      </>
    );
  }
  if (phase === 'cancelled' && joined) {
    return (
      <>
        <S.Label>{t.returnedLabel}</S.Label>
        <S.Pot data-tone="muted">{money.amount(facts.amount_ins)}</S.Pot>
      </>
    );
  }
  const pot = money.amount(facts.pozo);
  return (
    <>
      <S.Label title={t.modeHelp[facts.modo]}>{isOpen(phase) ? `${t.pot} · ${t.modes[facts.modo]}` : t.pot}</S.Label>
      <S.Pot data-length={pot.length > 10 ? 'long' : undefined} data-tone={phase === 'cancelled' ? 'muted' : undefined}>
        {pot}
      </S.Pot>
    </>
  );
}
