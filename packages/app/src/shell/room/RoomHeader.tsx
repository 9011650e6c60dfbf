import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { Bell } from '../../features/notifications/Bell';
import { es } from '../../messages/es';
import { useWide, WIDE } from '../../page/useWide';

const Head = styled.header`
  position: relative;
  /* Above it lies the strip of a demo. */
  padding: 18px 8px 14px;

  /* Facts beside the name: below it the page begins sooner. */
  @media ${WIDE} {
    display: flex;
    align-items: center;
    gap: 24px;
    min-height: 80px;
    padding: 20px 0 4px;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;

  & > a {
    display: grid;
    flex: none;
    place-items: center;
    width: ${token('target')};
    height: ${token('target')};
    color: inherit;
  }

  & > div {
    flex: 1;
    padding: 4px 0;
  }

  & > svg {
    flex: none;
    margin-right: 8px;
  }

  & h1 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(23)};
    overflow-wrap: anywhere;
  }

  & p {
    margin: 2px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  @media ${WIDE} {
    flex: 1;
    gap: 8px;

    & > div {
      flex: 0 1 auto;
    }
  }
`;

const Facts = styled.dl`
  display: flex;
  align-items: end;
  margin: 10px 0 0;
  padding-left: 8px;

  & > div {
    flex: 1 1 auto;
    min-width: 0;
    padding-right: 8px;
  }

  & > div + div {
    padding-left: 12px;
    border-left: 1px solid ${token('colorBorder')};
  }

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 3px 0 0;
    font-size: ${displaySize(27)};
    white-space: nowrap;
  }

  & dd[data-coin='true'] {
    color: ${token('colorCoin')};
  }

  @media (max-width: 359px) {
    & dd {
      font-size: ${displaySize(22)};
    }
  }

  @media ${WIDE} {
    flex: none;
    gap: 12px;
    margin: 0;
    padding: 0;
  }
`;

/** One number of a room's header. */
export interface RoomFact {
  label: string;
  value: ReactNode;
  /** Money is written in the coin's colour. */
  coin?: boolean;
}

interface Props {
  backHref: string;
  title: string;
  subtitle: string;
  badge: ReactNode;
  /** A drawing before the name. */
  sign?: ReactNode;
  facts?: readonly RoomFact[];
}

/** The head of a room: the way back, its name, the bell where no side panel has it, and its three numbers. */
export function RoomHeader({ backHref, title, subtitle, badge, sign, facts }: Props) {
  return (
    <Head>
      <Top>
        <Link href={backHref} aria-label={es.shell.back}>
          <Icon name="back" />
        </Link>
        {sign}
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        {badge}
        {!useWide() && <Bell />}
      </Top>
      {facts && (
        <Facts>
          {facts.map(({ label, value, coin }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-coin={coin}>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Head>
  );
}
