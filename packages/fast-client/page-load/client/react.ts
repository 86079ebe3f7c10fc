/** React's functions as a module of their own. Loaded from the package, whose exports are unknown, they'd need more code. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
