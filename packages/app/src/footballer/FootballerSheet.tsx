import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { PlayerSheet } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ButtonLink, CoachFigure, ConditionMark, Dialog, Shirt, Skeleton } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { FactList } from '../page/FactList';
import { QuerySection } from '../page/QuerySection';
import { teamsHref } from '../page/teamsHref';
import { FormColumns } from './FormColumns';
import { NextRivals } from './NextRivals';
import { PlayedMatches } from './PlayedMatches';

const t = es.footballer;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 16px;

  & p {
    margin: 4px 0 0;
    color: ${token('colorTextMuted')};
  }
`;

const Part = styled.section`
  margin-top: 24px;

  & > h3 {
    ${displayText}
    margin: 0 0 8px;
    font-size: ${displaySize(20)};
  }
`;

const Foot = styled.div`
  margin-top: 24px;
`;

interface Props {
  /** The footballer, or null while the sheet is closed. */
  id: number | null;
  onClose: () => void;
}

/** One footballer in a sheet: condition, form, what each match gave and why, and whom they play next. */
export function FootballerSheet({ id, onClose }: Props) {
  const query = useQuery({ ...leaguesQueries.player(useClient(), id ?? 0), enabled: id !== null });
  const sheet = id === null ? undefined : query.data;
  const about = sheet && [es.spoken.position(sheet.player.position), sheet.player.team.name, sheet.league_name];
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={sheet?.player.full_name ?? t.title}
      description={about?.join(' · ')}
      tall
    >
      <QuerySection query={query} skeleton={<Skeleton height={560} />}>
        {(shown) => <Loaded sheet={shown} />}
      </QuerySection>
    </Dialog>
  );
}

function Loaded({ sheet: { player, matches, next, chosen, league_unique } }: { sheet: PlayerSheet }) {
  const { position, team, number, condition, condition_note, pts, avg_points, id } = player;
  const facts = [
    { label: t.average, value: avg_points.toFixed(1) },
    { label: t.total, value: pts },
    ...(chosen ? [{ label: t.chosen(chosen.jornada_name), value: t.percent(String(chosen.pct)) }] : []),
  ];
  return (
    <>
      <Head>
        {position === 4 ? (
          <CoachFigure kit={team.kit} seed={id} size={72} />
        ) : (
          <Shirt kit={team.kit} number={number} size={72} />
        )}
        <div>
          <ConditionMark condition={condition} text />
          {condition > 0 && condition_note !== null && <p>{condition_note}</p>}
        </div>
      </Head>
      <FactList facts={facts} />
      {matches.length > 0 && (
        <Part>
          <h3>{t.form}</h3>
          <FormColumns matches={matches} />
        </Part>
      )}
      <Part>
        <h3>{t.next}</h3>
        <NextRivals next={next} />
      </Part>
      <Part>
        <h3>{t.matches}</h3>
        <PlayedMatches matches={matches} coach={position === 4} />
      </Part>
      <Foot>
        <ButtonLink kind="secondary" wide href={teamsHref(league_unique, team.id)}>
          {t.club}
        </ButtonLink>
      </Foot>
    </>
  );
}
