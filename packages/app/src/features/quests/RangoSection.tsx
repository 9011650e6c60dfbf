import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import { rankArt } from '@arma11/core/art';
import type { CallOutput } from '@arma11/core/contract';
import { rangoLevels, rangoXp } from '@arma11/core/domain';
import { Art, Card, Picture, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { spanishHere } from '../../messages/language/locale';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { Bar, HistoryTitle, How, Level, Rise } from './RangoSection.styles';

type Rango = CallOutput<'home', 'rango'>;

const EMBLEM = 72;
/** The latest are enough here. */
const SHOWN = 5;

/** The player's rank, the way to the next one, and where the XP came from (rules R11.4). */
export function RangoSection() {
  const query = useQuery(homeQueries.rango(useClient()));
  return (
    <Block>
      <SectionHeading title={es.quest.rango.title} />
      <QuerySection query={query} skeleton={<Skeleton height={160} />}>
        {(rango) => (
          <>
            <Standing rango={rango} />
            <History rises={rango.history} />
          </>
        )}
      </QuerySection>
    </Block>
  );
}

function Standing({ rango }: { rango: Rango }) {
  const t = es.quest.rango;
  const { level, name, image, xp, xp_next, percent } = rango;
  const next = rangoLevels.find((each) => each.xp === xp_next);
  const { closedRoom, topHalf, podium, correctAnswer, dailyLogin } = rangoXp;
  return (
    <Card as="div">
      <Level>
        <Picture src={image} alt="" width={EMBLEM} fallback={<Emblem level={level} />} />
        <div>
          <p>
            <b>{name}</b>
            <span>{t.xp(xp)}</span>
          </p>
          <Bar
            role="progressbar"
            aria-label={t.label(name)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(percent)}
          >
            <i style={{ width: `${percent}%` }} />
          </Bar>
          <small>{next ? t.missing(next.xp - xp, es.spoken.fromServer(next.name)) : t.top}</small>
        </div>
      </Level>
      <How>{t.how(closedRoom, topHalf, podium, correctAnswer, dailyLogin)}</How>
    </Card>
  );
}

function Emblem({ level }: { level: number }) {
  return <Art node={useMemo(() => rankArt(level), [level])} size={EMBLEM} />;
}

function History({ rises }: { rises: Rango['history'] }) {
  const t = es.quest.rango;
  if (rises.length === 0) return <How>{t.empty}</How>;
  return (
    <>
      <HistoryTitle>{t.history}</HistoryTitle>
      <Rows>
        {rises.slice(0, SHOWN).map(({ date, xp, reason }) => (
          <li key={`${date} ${reason}`}>
            <Rise>
              <span>
                <span lang={spanishHere}>{reason}</span>
                <small>{es.dates.shortDay(date)}</small>
              </span>
              <b>{t.gain(xp)}</b>
            </Rise>
          </li>
        ))}
      </Rows>
    </>
  );
}
