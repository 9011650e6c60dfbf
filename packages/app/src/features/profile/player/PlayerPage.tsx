import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { accountsQueries, Arma11Error, useClient } from '@arma11/core';
import { profileQueries } from '@arma11/core/site';
import type { UserProfile } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { usePageTitle } from '../../../page/usePageTitle';
import { InviteFriend } from '../../../share/InviteFriend';
import { ClubLine } from './ClubLine';
import { FigureBoard, Figures, publicFigures } from './Figures';
import { MyJornadas } from './MyJornadas';
import { MyRango } from './MyRango';
import { PlayerHead } from './PlayerHead';
import { WornItems } from './WornItems';

const t = es.player;

/** `/users/profile/:keyusername`: a player as others see them; one's own page is 'Mi Club', with one's points. */
export function PlayerPage() {
  const { keyusername = '' } = useParams();
  const query = useQuery(profileQueries.player(useClient(), keyusername));
  const unknown = query.error instanceof Arma11Error && query.error.code === 'not_found';
  if (unknown) return <Unknown />;
  return (
    <QuerySection
      query={query}
      skeleton={
        <Block>
          <Skeleton height={420} />
        </Block>
      }
    >
      {(player) => <Player player={player} />}
    </QuerySection>
  );
}

function Player({ player }: { player: UserProfile }) {
  const { data: me } = useQuery(accountsQueries.user(useClient()));
  const own = me?.id === player.id;
  usePageTitle(own ? es.shell.bottom.club : player.username);
  return (
    <>
      <PlayerHead player={player} own={own} verified={me?.phone_verify ?? true} />
      {own && <MyRango />}
      <Block>
        <SectionHeading title={own ? t.myFigures : t.figures} />
        {own ? <MyFigures player={player} /> : <Figures of={player.stats} />}
      </Block>
      <ClubLine club={player.club} own={own} />
      <WornItems items={player.items} />
      {own && <MyJornadas />}
      {own && <InviteFriend />}
    </>
  );
}

function Unknown() {
  const home = <ButtonLink href="/play">{t.home}</ButtonLink>;
  return (
    <>
      <PageHead title={es.shell.titles.publicProfile} />
      <Block>
        <EmptyState text={t.unknown} action={home} />
      </Block>
    </>
  );
}

/** One's own figures: what everybody sees, and victories and the best jornada once they are there. */
function MyFigures({ player }: { player: UserProfile }) {
  const { data } = useQuery(profileQueries.myStats(useClient()));
  const own = [
    { label: t.victorias, value: data ? String(data.victorias) : t.noAciertos },
    { label: t.best, value: data?.best_points == null ? t.noAciertos : t.points(data.best_points) },
  ];
  return <FigureBoard figures={[...publicFigures(player.stats), ...own]} />;
}
