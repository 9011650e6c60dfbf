import { styled } from 'styled-components';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Section = styled.section`
  margin-top: 40px;

  & > h2 {
    ${displayText}
    margin: 0 0 12px;
    font-size: ${displaySize(24)};
  }

  & > ul {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    border-radius: ${token('radius')};
    background: ${token('colorSurfaceRaised')};
    list-style: none;
  }

  & li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 56px;
    padding: 8px 16px;
  }

  & li + li {
    border-top: 1px solid ${token('colorBorder')};
  }

  & svg {
    flex: none;
    color: ${token('colorAccent')};
  }
`;

// One for each rule, in their order.
const ICONS = ['user', 'users', 'wallet', 'clock', 'lock'] as const;

/** The community rules (product §1). */
export function CommunityRules() {
  return (
    <Section>
      <h2>{es.entry.rulesTitle}</h2>
      <ul>
        {ICONS.map((icon, index) => (
          <li key={icon}>
            <Icon name={icon} />
            {es.entry.rules[index]}
          </li>
        ))}
      </ul>
    </Section>
  );
}
