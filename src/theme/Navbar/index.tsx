/**
 * The bar of 2.4.3 as it is: its items are in `src/config/theme.ts`, and its look is in `src/css/navigation.css`. What
 * differs is beside this file: the menu for phones is rendered when a reader reaches for it, and is a dialog
 * (`MobileSidebar`).
 */
export { default } from '@theme-original/Navbar';
