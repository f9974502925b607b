CREATE TABLE "uploaded_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"fingerprint" bit(64) NOT NULL,
	"thumbnail" "bytea",
	"first_uploaded_at" timestamp with time zone NOT NULL,
	"allowed_by" integer
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "listings_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_allowed_by_moderation_decisions_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id","first_uploaded_at");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_allowed_by" ON "uploaded_pictures" USING btree ("allowed_by");--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_picture_id_uploaded_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploaded_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_photos_picture" ON "listing_photos" USING btree ("picture_id");--> statement-breakpoint
UPDATE "users" SET "listings_added" = (SELECT count(*) FROM "listings" WHERE "listings"."user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "uploaded_pictures" ("user_id", "fingerprint", "first_uploaded_at", "allowed_by")
SELECT "listings"."user_id", "listing_photos"."fingerprint", min("listing_photos"."added_at"), max("allowed"."id")
FROM "listing_photos" JOIN "listings" ON "listings"."id" = "listing_photos"."listing_id"
LEFT JOIN "moderation_decisions" AS "allowed" ON "allowed"."subject" = 'listing' AND "allowed"."subject_id" = "listings"."id"
  AND "allowed"."verdict" = 'allow' AND "allowed"."reversed_at" IS NULL AND "allowed"."decided_at" >= "listing_photos"."added_at"
WHERE "listing_photos"."fingerprint" IS NOT NULL AND "listings"."user_id" IS NOT NULL
GROUP BY "listings"."user_id", "listing_photos"."fingerprint";--> statement-breakpoint
UPDATE "listing_photos" SET "picture_id" = "uploaded_pictures"."id"
FROM "listings", "uploaded_pictures"
WHERE "listings"."id" = "listing_photos"."listing_id" AND "uploaded_pictures"."user_id" = "listings"."user_id"
  AND "uploaded_pictures"."fingerprint" = "listing_photos"."fingerprint";--> statement-breakpoint
ALTER TABLE "listing_photos" DROP COLUMN "fingerprint";