INSERT INTO "brands" ("slug", "name", "company", "description") VALUES ('hero', 'Hero', 'Hero MotoCorp', '');
INSERT INTO "cities" ("slug", "name", "state", "latitude", "longitude", "population")
VALUES ('pune', 'Pune', 'Maharashtra', 18.52, 73.86, 3124458);
INSERT INTO "users" ("username", "username_key", "email", "email_key", "first_name", "last_name", "password_hash", "password_changed_at", "created_at")
VALUES ('asha', 'asha', 'asha@example.com', 'asha@example.com', 'Asha', 'Rao', 'x', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z');
INSERT INTO "listings" ("slug", "user_id", "brand_name", "model", "year_of_manufacture", "km_ridden", "registration_location", "owner", "condition", "expected_price",
  "is_price_negotiable", "description", "status", "is_sample", "search_text", "created_at", "updated_at", "expires_at")
VALUES ('hero-splendor-2020', 1, 'Hero', 'Splendor Plus', 2020, 21000, 'MH12', '1st', 'good', 52000,
  true, 'Serviced each year.', 'active', false, 'herosplendorplus', '2026-12-02T00:00:00Z', '2026-12-02T00:00:00Z', '2027-03-02T00:00:00Z');
INSERT INTO "contact_messages" ("digest", "name", "email", "email_key", "mobile_number", "city", "comments", "sent_at")
VALUES ('x', 'Asha', 'asha@example.com', 'asha@example.com', '', 'Pune', 'Thank you', '2026-12-03T00:00:00Z');
