import { styled } from 'styled-components';
import { ownLetter } from './ownLetter';

const plum = '#3d1152';
const rose = '#fff1f3';
const coral = '#ffb59e';

// All in rem of 5 px, as the sheet of this station counts: 3.2rem are 16 px.
export const Page = styled.div`
  ${ownLetter}
  box-sizing: border-box;
  min-height: 100vh;
  background: ${rose};
  color: ${plum};
  font:
    400 3.4rem/1.5 'Source Sans 3',
    sans-serif;
`;

export const Air = styled.header`
  padding: 6rem max(4rem, calc(50vw - 100rem));
  background: linear-gradient(100deg, ${plum}, #7a1f4f);
  color: #ffffff;

  & > small {
    display: inline-block;
    padding: 0.4rem 2.4rem;
    border-radius: 4rem;
    background: ${coral};
    color: ${plum};
    font-size: 2.6rem;
    font-weight: 700;
  }

  & > p {
    margin: 1.6rem 0 0;
    font-size: clamp(4.4rem, 4vw, 7.2rem);
    font-weight: 700;
    line-height: 1.15;
  }

  @media (max-width: 700px) {
    padding: 3.2rem 4rem;
  }
`;

export const Columns = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 4rem 8rem;
  box-sizing: border-box;
  max-width: 208rem;
  margin: 0 auto;
  padding: 6rem 4rem 10rem;

  & > h1 {
    grid-column: 1 / -1;
    margin: 0;
    font-size: clamp(4rem, 3vw, 5.6rem);
    line-height: 1.2;
  }

  & h2 {
    margin: 0 0 2.4rem;
    font-size: 3.8rem;
    line-height: 1.25;
  }

  & section > :not(h2) + h2 {
    margin-top: 6rem;
  }

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 3.2rem;
  }
`;

export const Programme = styled.ol`
  margin: 0;
  padding: 0 4rem;
  border-radius: 4rem;
  background: #ffffff;
  list-style: none;

  & > li {
    display: flex;
    gap: 4rem;
    padding: 2.8rem 0;
  }

  & > li + li {
    border-top: 1px solid ${coral};
  }

  & > li[aria-current] {
    color: #a3134b;
    font-weight: 700;
  }

  & time {
    font-weight: 700;
  }
`;
