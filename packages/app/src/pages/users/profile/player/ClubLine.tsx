import { styled } from 'styled-components';
import type { ClubMini } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Card, Crest, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../shell/Column';

const t = es.player;

const Line = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;

  & > b {
    ${displayText}
    font-size: ${displaySize(22)};
  }

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
  }
`;

/** The club that a player supports. */
export function ClubLine({ club, own }: { club: ClubMini | null; own: boolean }) {
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
      </Line>
    </Block>
  );
}
