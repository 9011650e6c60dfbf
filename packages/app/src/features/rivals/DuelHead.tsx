import { styled } from 'styled-components';
import type { Duel, DuelSeat } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  padding: 14px 8px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > b,
  & > a {
    ${ellipsis}
    max-width: 100%;
    margin-top: 6px;
    color: ${token('colorText')};
    font-weight: 600;
  }

  & > a {
    display: flex;
    align-items: center;
    min-height: ${token('target')};
    margin: -6px 0 -10px;
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(44)};
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Gap = styled.p`
  ${displayText}
  margin: 14px 0 0;
  font-size: ${displaySize(28)};
  text-align: center;
`;

const t = es.rivals;

/** The two players with their points, and how far they are apart. */
export function DuelHead({ duel }: { duel: Duel }) {
  const { me, rival, gap } = duel;
  const apart = gap === 0 ? t.level : gap > 0 ? t.ahead(gap) : t.behind(-gap);
  return (
    <>
      <Sides>
        <SideOf seat={me} mine />
        <SideOf seat={rival} />
      </Sides>
      <Gap role="status">{apart}</Gap>
    </>
  );
}

function SideOf({ seat: { user, points, position }, mine = false }: { seat: DuelSeat; mine?: boolean }) {
  return (
    <Side>
      <Avatar seed={user.id} src={user.avatar} size={56} ring={mine} />
      {mine ? (
        <b>{t.you}</b>
      ) : (
        <Link href={`/users/profile/${user.keyusername}`} aria-label={t.profile(user.username)}>
          {user.username}
        </Link>
      )}
      <strong>
        {points}
        <VisuallyHidden> {t.points}</VisuallyHidden>
      </strong>
      <small>{t.place(position)}</small>
    </Side>
  );
}
