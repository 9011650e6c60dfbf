import { styled } from 'styled-components';

const block = '#1b1d25';
const edge = '#30333f';
const faded = '#a2a6b5';

export const Post = styled.article`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  margin-bottom: 12px;
  border: 1px solid ${edge};
  border-radius: 6px;
  background: ${block};
  overflow: clip;

  & > div {
    padding: 12px 16px 16px;
  }

  & > div > p {
    margin: 0 0 8px;
  }

  & > div > h2 {
    margin: 0 0 12px;
    color: #ffffff;
    font-size: 16px;
    line-height: 1.3;
  }

  & > div > p:last-child {
    margin: 0;
  }

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);

    & > div {
      padding: 10px;
    }
  }
`;

export const Member = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  border-inline-end: 1px solid ${edge};
  font-size: 13px;
  text-align: center;

  & > i {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    margin-bottom: 6px;
    border-radius: 8px;
    background: var(--of-member);
    color: #ffffff;
    font-size: 18px;
    font-style: normal;
    font-weight: 700;
  }

  & > b {
    color: #ffffff;
  }

  & > span {
    color: ${faded};
  }

  @media (max-width: 700px) {
    grid-template-columns: auto auto 1fr;
    place-items: center start;
    gap: 8px;
    border-inline-end: 0;
    border-bottom: 1px solid ${edge};
    text-align: start;

    & > i {
      width: 28px;
      height: 28px;
      margin: 0;
      font-size: 13px;
    }
  }
`;
