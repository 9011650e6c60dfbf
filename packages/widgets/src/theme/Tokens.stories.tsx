import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { Specimens } from '../ui/Specimens';
import { fontSize, token } from './token';
import { tokenProperty } from './tokenProperty';
import { TOKEN_NAMES, tokens, type TokenKind, type TokenName } from './tokens';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${token('colorText')};
  font-size: ${fontSize(14)};
  text-align: start;

  & th,
  & td {
    padding: 8px;
    border-bottom: 1px solid ${token('colorBorder')};
    text-align: start;
    vertical-align: middle;
  }
`;
const Swatch = styled.i`
  display: block;
  width: 40px;
  height: 28px;
`;

const edge = `inset 0 0 0 1px ${token('colorBorderStrong')}`;

/** What a token looks like, by its kind; a number has no look. */
const looks: Partial<Record<TokenKind, (name: TokenName) => object>> = {
  color: (name) => ({ background: token(name), borderRadius: token('radiusSmall'), boxShadow: edge }),
  shadow: (name) => ({ background: token('colorSurfaceRaised'), boxShadow: token(name) }),
  length: (name) =>
    name.startsWith('radius')
      ? { boxShadow: edge, borderRadius: token(name) }
      : { width: token(name), background: token('colorText'), height: 8 },
};

function Sample({ name }: { name: TokenName }) {
  const { kind } = tokens[name];
  if (kind === 'font') return <span style={{ fontFamily: token(name) }}>Once 11</span>;
  const look = looks[kind]?.(name);
  return look ? <Swatch style={look} /> : null;
}

function Tokens() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Se ve</th>
          <th scope="col">CSS · appearance.variables</th>
          <th scope="col">Noche</th>
          <th scope="col">Mediodía</th>
          <th scope="col">Para qué</th>
        </tr>
      </thead>
      <tbody>
        {TOKEN_NAMES.map((name) => (
          <tr key={name}>
            <td>
              <Sample name={name} />
            </td>
            <td>
              {tokenProperty(name)}
              <br />
              {name}
            </td>
            <td>{tokens[name].dark}</td>
            <td>{tokens[name].light}</td>
            <td lang="en">{tokens[name].description}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const meta = preview.meta({ title: 'Foundations/Tokens', component: Tokens });

/** What each token looks like, in both schemes. */
export const Palette = meta.story({
  tags: ['matrix'],
  parameters: photographed('oscuro', 'claro'),
  render: () => (
    <Specimens of={Object.fromEntries(TOKEN_NAMES.map((name) => [name, <Sample key={name} name={name} />]))} />
  ),
});

/** Every token there is, by both of its names. */
export const AllTokens = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const shown = rows.map((row) => row.querySelector('td + td')!.textContent);
    await expect(shown).toEqual(TOKEN_NAMES.map((name) => `${tokenProperty(name)}${name}`));
  },
});
