import { desktopDark } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(desktopDark);
