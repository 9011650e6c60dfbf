import { memo } from 'react';
import { seedFromText } from '@arma11/core/art';
import { useMoney } from '../headless/useMoney';
import { useRoomCardWords } from '../messages/roomCard.es';
import { ScoringLine } from './ScoringLine';
import { Crest } from '../ui/Crest';
import { PrediBody, PrediBox, PrediFee, PrediHead, PrediRow, Strip } from './PrediCard.styles';
import { ResultLines } from './ResultLines';
import { RoomButton } from './RoomButton';
import { RoomClock } from './RoomClock';
import { isOver, type RoomFaceProps } from './roomFace';
import type { RoomFacts } from './roomFacts';
import { RoomSeal } from './RoomSeal';
import { Label, Pot } from './Ticket.styles';

const mostMatches = 3;

/** A prediction room: the crests of its matches, the prize of the first and the fee. */
export const PrediCard = memo(function PrediCard(props: RoomFaceProps) {
  const { facts, joined, phase, action, result, pending } = props;
  const t = useRoomCardWords();
  const money = useMoney();
  const unanswered = facts.predi?.unanswered ?? 0;
  const owes = joined && unanswered > 0 && (phase === 'open' || phase === 'full');
  return (
    <PrediBox data-joined={joined}>
      <CrestStrip facts={facts} />
      <PrediBody>
        <PrediHead part="header">
          <div>
            <h3>{facts.title}</h3>
            <p>{facts.predi?.tipo === 'evento' ? t.ofEvent(facts.detail) : facts.detail}</p>
          </div>
          <RoomSeal joined={joined} phase={phase} />
        </PrediHead>
        <PrediRow>
          {result ? (
            <div>
              <ResultLines result={result} />
            </div>
          ) : (
            <Prize facts={facts} returned={joined && phase === 'cancelled'} />
          )}
          <div>
            <Label>{joined && facts.amount_ins > 0 ? t.paid : t.fee}</Label>
            <PrediFee part="price">{money.fee(facts.amount_ins)}</PrediFee>
          </div>
        </PrediRow>
        {facts.predi?.scoring && <ScoringLine scoring={facts.predi.scoring} />}
        <PrediRow>
          <div part="players">
            <Label as="div">
              {owes ? t.unanswered(unanswered) : `${t.matches(facts.matches)} · ${t.players(facts.players)}`}
            </Label>
            <RoomClock facts={facts} phase={phase} spoken />
          </div>
          <RoomButton facts={facts} action={action} pending={pending} secondary={!joined || isOver(phase)} />
        </PrediRow>
      </PrediBody>
    </PrediBox>
  );
});

function Prize({ facts, returned }: { facts: RoomFacts; returned: boolean }) {
  const t = useRoomCardWords();
  const money = useMoney();
  const prize = money.amount(facts.topAward);
  if (returned && facts.amount_ins > 0) {
    return (
      <div>
        <Label>{t.returnedLabel}</Label>
        <Pot data-tone="muted">{money.amount(facts.amount_ins)}</Pot>
      </div>
    );
  }
  if (facts.amount_ins === 0 && facts.topAward === 0) {
    return (
      <div>
        <Label>{t.prizeLabel}</Label>
        <Pot data-tone="text">{t.rankPoints}</Pot>
      </div>
    );
  }
  return (
    <div>
      <Label>
        {t.firstPrize} · {t.modes[facts.modo]}
      </Label>
      <Pot data-length={prize.length > 11 ? 'long' : undefined}>{prize}</Pot>
    </div>
  );
}

function CrestStrip({ facts }: { facts: RoomFacts }) {
  const t = useRoomCardWords();
  const logos = facts.predi?.teams_logos ?? [];
  const shown = logos.slice(0, mostMatches);
  const more = Math.max(facts.matches, logos.length) - shown.length;
  if (shown.length === 0) return null;
  return (
    <Strip part="teams" aria-hidden="true">
      {shown.map((pair, at) => (
        <li key={at}>
          {pair.slice(0, 2).map((logo, side) => (
            <Crest key={side} club={{ id: seedFromText(logo), name: logo, logo }} size={27} />
          ))}
        </li>
      ))}
      {more > 0 && <li data-more="">{t.more(more)}</li>}
    </Strip>
  );
}
