import { styled } from 'styled-components';
import type { UserProfile } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, ButtonLink, Icon, Link, Picture } from '@arma11/widgets/ui';
import { WeekLink } from '../../../day/WeekLink';
import { GroupsLink } from '../../../group/GroupsLink';
import { es } from '../../../messages/es';
import { GalleryLink } from '../../../page/GalleryLink';
import { useGalleryPath } from '../../../page/GalleryPath';
import { WIDE } from '../../../page/useWide';

const t = es.player;

const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin-top: 20px;
  padding: 0 16px;
  text-align: center;

  & > h1 {
    ${displayText}
    max-width: 100%;
    margin: 12px 0 0;
    font-size: ${displaySize(36)};
    overflow-wrap: anywhere;
  }

  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    font-weight: 600;
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 12px;
  }

  @media ${WIDE} {
    padding: 0;
  }
`;

const Face = styled(Link)`
  border-radius: 50%;
`;

interface Props {
  player: UserProfile;
  own: boolean;
  /** Whether one's own phone is verified. */
  verified: boolean;
}

/** Who the player is: portrait, name, rank and since when; on one's own page also the ways to the account. */
export function PlayerHead({ player, own, verified }: Props) {
  const { id, username, avatar, rango, created_at } = player;
  const gallery = useGalleryPath();
  return (
    <Head>
      {own ? (
        <Face href={gallery} aria-label={es.shell.changeAvatar}>
          <Avatar seed={id} src={avatar} size={112} ring />
        </Face>
      ) : (
        <Avatar seed={id} src={avatar} size={112} />
      )}
      <h1>{username}</h1>
      <p>
        <Picture src={rango.image} alt="" width={28} fallback={<Icon name="medal" />} />
        {rango.name}
      </p>
      <small>{t.since(es.dates.month(created_at))}</small>
      {own && (
        <div>
          <ButtonLink kind="secondary" icon="gear" href="/users/profile/">
            {t.account}
          </ButtonLink>
          <GalleryLink />
          <GroupsLink />
          <WeekLink />
          {!verified && (
            <ButtonLink kind="secondary" icon="phone" href="/users/profile/verify-user/">
              {t.verify}
            </ButtonLink>
          )}
        </div>
      )}
    </Head>
  );
}
