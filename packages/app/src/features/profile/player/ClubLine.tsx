import { styled } from 'styled-components';
import type { ClubMini } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ButtonLink, Card, Crest, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { useGalleryPath } from '../../../page/GalleryPath';

const t = es.player;

const Line = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;

  & > b {
    ${displayText}
    font-size: ${displaySize(22)};
  }

  & > p {
    flex: 1 1 200px;
    margin: 0;
    color: ${token('colorTextMuted')};
  }
`;

/** The club that a player supports; whoever has none yet finds one among the shields. */
export function ClubLine({ club, own }: { club: ClubMini | null; own: boolean }) {
  const gallery = useGalleryPath();
  return (
    <Block>
      <SectionHeading title={t.club} more={{ href: '/play/aficiones/top', label: t.supporters }} />
      <Line as="div">
        {club ? (
          <>
            <Crest club={club} size={56} />
            <b>{club.name}</b>
          </>
        ) : (
          <p>{own ? t.myNoClub : t.noClub}</p>
        )}
        {own && !club && (
          <ButtonLink kind="secondary" icon="club" href={`${gallery}/escudos`}>
            {t.shields}
          </ButtonLink>
        )}
      </Line>
    </Block>
  );
}
