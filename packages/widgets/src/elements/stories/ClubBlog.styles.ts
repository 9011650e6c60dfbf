import { styled } from 'styled-components';
import { ownLetter } from './ownLetter';

const wine = '#6d1230';
const cream = '#fff9ef';
const ink = '#2a1a20';
const gold = '#f2c14e';

export const Page = styled.div`
  ${ownLetter}
  box-sizing: border-box;
  min-height: 100vh;
  background: ${cream};
  color: ${ink};
  font:
    400 17px/1.6 Barlow,
    sans-serif;
`;

/** The sash of the shirt runs across the head of the page. */
export const Head = styled.header`
  padding: 24px max(20px, calc(50vw - 480px));
  border-bottom: 4px solid ${gold};
  background: linear-gradient(
    115deg,
    ${wine} 62%,
    ${gold} calc(62% + 1px) 66%,
    ${cream} calc(66% + 1px) 69%,
    ${wine} calc(69% + 1px)
  );
  color: #ffffff;

  & > b {
    display: block;
    font:
      700 34px/1.05 'Barlow Condensed',
      sans-serif;
  }

  & > span {
    font-size: 15px;
  }

  @media (max-width: 700px) {
    padding: 12px 20px;
    background: ${wine};

    & > b {
      font-size: 24px;
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 24px 48px;
  max-width: 1000px;
  margin: 0 auto;
  padding: 28px 20px 48px;

  @media (max-width: 700px) {
    grid-template-columns: 280px;
    justify-content: center;
    padding-top: 16px;
  }
`;

export const Narrow = styled.aside`
  min-width: 0;

  & > h2 {
    margin: 0 0 10px;
    color: ${wine};
    font:
      700 22px/1.15 'Barlow Condensed',
      sans-serif;
  }

  & > :not(h2) + h2 {
    margin-top: 24px;
  }
`;

export const Entry = styled.main`
  & > time {
    color: ${wine};
    font-size: 14px;
    font-weight: 600;
  }

  & > h1 {
    margin: 4px 0 12px;
    font:
      700 40px/1.08 'Barlow Condensed',
      sans-serif;
    text-wrap: balance;
  }

  & > h2 {
    margin: 28px 0 8px;
    font:
      700 25px/1.15 'Barlow Condensed',
      sans-serif;
  }

  & > p {
    margin: 0 0 16px;
  }

  & > blockquote {
    margin: 24px 0;
    padding: 4px 0 4px 20px;
    border-inline-start: 4px solid ${gold};
    font-size: 20px;
    line-height: 1.45;
  }
`;
