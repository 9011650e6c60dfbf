import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, Icon, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { groupHref } from '../../../group/groupHref';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageTitle } from '../../../page/PageTitle';
import { QuerySection } from '../../../page/QuerySection';
import { SeasonChoice } from '../open/SeasonChoice';
import { useGroup } from '../open/useGroup';
import { useMe } from '../open/useMe';
import { useSeason } from '../open/useSeason';
import { SeasonTable } from './SeasonTable';
import { standingOf } from './standing';
import { standingText } from './standingText';

const t = es.groups;

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0 0 12px;
  font-size: ${fontSize(16)};
  font-weight: 600;

  & > svg {
    flex: none;
    color: ${token('colorCoin')};
  }
`;

/** `/play/grupos/{idGrupo}`: the table of a season, how far the next place is, and who won those before (rules R23.4). */
export function GroupTablePage() {
  const group = useGroup();
  const { season, query } = useSeason();
  return (
    <>
      <PageTitle title={t.tabs.table} />
      <VisuallyHidden as="h2">{t.table.title}</VisuallyHidden>
      <Block>
        <SeasonChoice group={group} season={season} />
        <QuerySection query={query} skeleton={<Skeleton height={380} />}>
          {(shown) => <Standings group={shown} />}
        </QuerySection>
      </Block>
    </>
  );
}

function Standings({ group }: { group: Group }) {
  const me = useMe()?.id;
  const over = group.seasons.find(({ season }) => season === group.season)?.ended_at != null;
  if (group.table.length === 0)
    return over ? (
      <EmptyState drawing="whistle" text={t.table.nonePast} />
    ) : (
      <EmptyState
        drawing="whistle"
        text={t.table.none}
        action={<ButtonLink href={groupHref(group.id, '/salas')}>{t.table.noneAction}</ButtonLink>}
      />
    );
  return (
    <>
      <Said>
        <Icon name="trophy" size={22} />
        <span>{over ? <Champions group={group} /> : standingText(standingOf(group.table, me))}</span>
      </Said>
      <SeasonTable rows={group.table} me={me} />
    </>
  );
}

function Champions({ group: { seasons, season } }: { group: Group }) {
  const names = seasons.find((each) => each.season === season)?.champions.map(({ username }) => username) ?? [];
  return names.length === 0 ? t.season.noChampion : t.season.champion(names);
}
