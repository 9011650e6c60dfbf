import { useState } from 'react';
import { styled } from 'styled-components';
import type { LimitsView } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { RestDialog } from './RestDialog';
import { usePausePlay } from './usePausePlay';

const t = es.settings.pause;

const Note = styled.div`
  margin-bottom: 12px;
  padding: 12px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1.5px ${token('colorWarning')};

  & > p,
  & > ul {
    margin: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Whichever ends later: the pause or the self-exclusion. */
const awayUntil = ({ pause_until, excluded_until }: LimitsView): string | null =>
  [pause_until, excluded_until].filter((end) => end !== null).sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;

/** In the place of the two buttons, one under the other on a phone. */
export const RestSkeleton = () => (
  <Actions>
    <Skeleton width={200} height={48} />
    <Skeleton width={200} height={48} />
  </Actions>
);

/** A pause, or self-exclusion. A longer one may follow while one lasts; none can be shortened. */
export function Rest({ view }: { view: LimitsView }) {
  const [kind, setKind] = useState<'pausa' | 'autoexclusion' | null>(null);
  const pause = usePausePlay(() => setKind(null));
  const until = awayUntil(view);
  const open = (next: 'pausa' | 'autoexclusion') => () => {
    pause.reset();
    setKind(next);
  };
  return (
    <>
      <div role="status">
        {until && (
          <Note>
            <p>{t.paused(es.dates.fullDay(until))}</p>
          </Note>
        )}
        <LeftRooms left={pause.left} />
      </div>
      <Actions>
        <Button kind="secondary" icon="clock" onClick={open('pausa')}>
          {t.pauseTitle}
        </Button>
        <Button kind="secondary" tone="danger" icon="ban" onClick={open('autoexclusion')}>
          {t.excludeTitle}
        </Button>
      </Actions>
      <RestDialog kind={kind} pause={pause} onClose={() => setKind(null)} />
    </>
  );
}

function LeftRooms({ left }: { left: ReturnType<typeof usePausePlay>['left'] }) {
  const money = useMoney();
  if (left.length === 0) return null;
  return (
    <Note>
      <p>{t.left}</p>
      <ul>
        {left.map(({ sala, name, refund }) => (
          <li key={sala}>{refund > 0 ? t.refund(name, money.amount(refund)) : name}</li>
        ))}
      </ul>
    </Note>
  );
}
