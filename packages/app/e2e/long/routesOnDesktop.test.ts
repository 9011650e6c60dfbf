import { desktopBoth } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(desktopBoth);
