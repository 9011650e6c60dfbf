import { styled } from 'styled-components';
import type { EmbedScope } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Card, Icon } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Box = styled(Card)`
  display: grid;
  gap: 16px;

  & h2 {
    ${displayText}
    margin: 0 0 6px;
    font-size: ${displaySize(19)};
  }

  & ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    gap: 10px;
  }

  & svg {
    flex: none;
    margin-top: 1px;
    color: ${token('colorTextMuted')};
  }

  & [data-kind='can'] svg {
    color: ${token('colorBandHigh')};
  }
`;

/** A free seat is taken with the right to play and the balance that the answer tells. */
const mayJoin = (scopes: readonly EmbedScope[]) =>
  scopes.includes('saldo:read') && (scopes.includes('predi:write') || scopes.includes('lineup:write'));

/** What a site will be able to do with the player's account, and what it never can. */
export function PermissionList({ scopes }: { scopes: readonly EmbedScope[] }) {
  const t = es.grant;
  const can = [t.canKnow, ...scopes.map((scope) => t.can[scope]), ...(mayJoin(scopes) ? [t.canJoin] : [])];
  return (
    <Box>
      <Lines title={t.canTitle} kind="can" lines={can} />
      <Lines title={t.cannotTitle} kind="cannot" lines={t.cannot} />
    </Box>
  );
}

function Lines({ title, kind, lines }: { title: string; kind: 'can' | 'cannot'; lines: readonly string[] }) {
  return (
    <div data-kind={kind}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={kind === 'can' ? 'check' : 'ban'} size={18} stroke={2.4} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
