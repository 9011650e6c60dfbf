import { desktopLight } from '../visitPages';
import { testEveryAddress } from './everyAddress';

testEveryAddress(desktopLight);
