import { styled } from 'styled-components';

// The colours and faces of an invented newspaper: they are not ours, and the widgets take only its letter.
const ink = '#1c2430';
const paper = '#fbf8f1';
const sea = '#17507a';

export const Page = styled.div`
  min-height: 100vh;
  background: ${paper};
  color: ${ink};
  font:
    400 18px/1.6 Georgia,
    'Times New Roman',
    serif;
`;

export const Mast = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px;
  border-bottom: 3px double ${sea};

  & > b {
    color: ${sea};
    font-size: 30px;
    line-height: 1.1;
  }
`;

export const Article = styled.main`
  max-width: 720px;
  margin: 0 auto;
  padding: 24px 16px 48px;

  & > h1 {
    font-size: 34px;
    line-height: 1.15;
    text-wrap: balance;
  }
`;

export const Foot = styled.footer`
  padding: 16px;
  border-top: 1px solid ${sea};
  font-size: 15px;
  text-align: center;
`;
