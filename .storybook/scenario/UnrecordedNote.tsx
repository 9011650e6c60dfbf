import { fontSize, token } from '@arma11/widgets/theme';
import { styled } from 'styled-components';

const Note = styled.p`
  position: fixed;
  inset: auto 16px 16px;
  z-index: 1000;
  width: fit-content;
  max-width: 60ch;
  margin: 0 auto;
  padding: 12px 16px;
  border: 1px solid ${token('colorWarning')};
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};
  font-family: ${token('fontFamily')};
  font-size: ${fontSize(15)};
  line-height: 1.4;
`;

/** Shown to readers who chose a scenario in the toolbar that this story asks for what was not recorded in it. */
export const UnrecordedNote = ({ scenario }: { scenario: string }) => (
  <Note role="status" lang="en">
    Not all of this story was recorded in the scenario “{scenario}”, so parts of it say that something went wrong.
    Choose another scenario in the toolbar, or the story’s own.
  </Note>
);
