import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { fontSize, token } from './token';
import { tokenProperty } from './tokenProperty';
import { TOKEN_NAMES, tokens } from './tokens';

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

  & i {
    display: block;
    width: 40px;
    height: 28px;
    border-radius: ${token('radiusSmall')};
    box-shadow: inset 0 0 0 1px ${token('colorBorderStrong')};
  }
`;

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
            <td>{tokens[name].kind === 'color' && <i style={{ background: token(name) }} />}</td>
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

export const AllTokens = meta.story({ parameters: photographed('escritorio', 'claro') });
