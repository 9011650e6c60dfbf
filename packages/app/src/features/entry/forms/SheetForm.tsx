import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';

/** A form inside a sheet: its fields one under the other. */
export const SheetForm = styled.form`
  display: grid;
  gap: 16px;
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  margin: 0;
  color: ${token('colorLive')};
  font-weight: 600;
`;

/** Why the whole form was refused, over its button: there it is in view wherever the sheet was scrolled to. */
export const SheetProblem = ({ text }: { text: string | null | undefined }) =>
  text ? <Problem>{text}</Problem> : null;
