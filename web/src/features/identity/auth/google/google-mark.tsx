/** Google's letter in the color of the text beside it, drawn like our own icons. */
export const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="fill-current">
    <path d="M12 10.2v3.9h5.5a4.7 4.7 0 0 1-2.05 3.1l3.3 2.57c1.93-1.78 3.05-4.4 3.05-7.52 0-.73-.07-1.42-.19-2.05Z" />
    <path d="M12 22c2.76 0 5.07-.91 6.76-2.47l-3.3-2.57c-.92.62-2.09.98-3.46.98-2.66 0-4.91-1.8-5.72-4.21l-3.4 2.63A10.2 10.2 0 0 0 12 22Z" />
    <path d="M6.28 13.73a6.1 6.1 0 0 1 0-3.9L2.88 7.2a10.2 10.2 0 0 0 0 9.16Z" />
    <path d="M12 5.62c1.5 0 2.85.52 3.9 1.53l2.93-2.93A9.8 9.8 0 0 0 12 1.56 10.2 10.2 0 0 0 2.88 7.2l3.4 2.63C7.09 7.42 9.34 5.62 12 5.62Z" />
  </svg>
);
